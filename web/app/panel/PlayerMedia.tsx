import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlayerMedia_action$key } from '../../__generated__/PlayerMedia_action.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import * as t from './__generated__/messages.ts'

const look = {
  display: 'block',
  width: '100%',
  maxHeight: '56vh',
  objectFit: 'contain',
  borderRadius: '6px',
  border: '1px solid var(--ops-line)',
  bgcolor: 'var(--ops-line-2)',
} as const

/** The pictures, videos and documents of an SOP's steps, one after the other. */
export function PlayerMedia({ action: key, seconds }: { action: PlayerMedia_action$key; seconds: number }) {
  const action = useFragment(
    graphql`
      fragment PlayerMedia_action on Action {
        sop {
          name
          current {
            steps {
              title
              text
              file {
                name
                mediaType
                url
              }
            }
          }
        }
      }
    `,
    key,
  )
  const [at, setAt] = useState(0)
  const steps = (action.sop?.current?.steps ?? []).flatMap(({ file, ...step }) => (file ? [{ ...step, file }] : []))
  const step = steps[at]
  const [kind] = step?.file.mediaType.split('/') ?? []
  return (
    <PlayerBar of="pictures" at={at} count={steps.length} seconds={seconds} onGo={setAt}>
      {step ? (
        <Box component="figure" sx={{ m: 0, display: 'grid', gap: 2 }}>
          {kind === 'image' ? (
            <Box component="img" src={step.file.url} alt={t.pictureOf({ title: step.title })} sx={look} />
          ) : kind === 'video' ? (
            <Box
              component="video"
              src={step.file.url}
              controls
              aria-label={t.videoOf({ title: step.title })}
              sx={look}
            />
          ) : (
            <a href={step.file.url} target="_blank" rel="noopener noreferrer">
              {step.file.name}
            </a>
          )}
          <figcaption>
            <Typography sx={{ fontWeight: 550 }}>{step.title}</Typography>
            {step.text ? (
              <Typography color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
                {step.text}
              </Typography>
            ) : null}
          </figcaption>
        </Box>
      ) : (
        <Box>
          <Typography color="textSecondary">{t.thatWasTheLastOf({ name: action.sop?.name ?? '' })}</Typography>
          <PlainButton type="button" className="outlined" style={{ marginTop: 8 }} onClick={() => setAt(0)}>
            {t.fromTheFirst}
          </PlainButton>
        </Box>
      )}
    </PlayerBar>
  )
}
