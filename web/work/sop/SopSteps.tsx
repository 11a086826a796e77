import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { SopSteps_version$key } from '../../__generated__/SopSteps_version.graphql.ts'
import * as t from './__generated__/messages.ts'

/** The steps of a version, each with its words and its picture. */
export function SopSteps({ version: key }: { version: SopSteps_version$key }) {
  const { steps } = useFragment(
    graphql`
      fragment SopSteps_version on SopVersion {
        steps {
          id
          title
          text
          file {
            name
            mediaType
            url
          }
        }
      }
    `,
    key,
  )
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        paddingInlineStart: 5,
        display: 'grid',
        gap: 3,
        '& li::marker': { color: 'var(--ops-ink-3)', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {steps.map(({ id, title, text, file }) => (
        <li key={id}>
          <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
          {text ? (
            <Typography color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Typography>
          ) : null}
          {file?.mediaType.startsWith('image/') ? (
            <Box
              component="img"
              src={file.url}
              alt={t.pictureOf({ title })}
              loading="lazy"
              sx={{
                display: 'block',
                mt: 1.5,
                maxWidth: '100%',
                maxHeight: 280,
                borderRadius: '6px',
                border: '1px solid var(--ops-line)',
              }}
            />
          ) : file ? (
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
          ) : null}
        </li>
      ))}
    </Box>
  )
}
