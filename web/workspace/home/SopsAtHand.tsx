import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { SopsAtHand_list$key } from '../../__generated__/SopsAtHand_list.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const SopsAtHandDialog = lazy(async () => ({ default: (await import('./SopsAtHandDialog.tsx')).SopsAtHandDialog }))

/** The SOPs that somebody keeps at hand, whatever record they are at. */
export function SopsAtHand({ list: key }: { list: SopsAtHand_list$key }) {
  const list = useFragment(
    graphql`
      fragment SopsAtHand_list on SopList {
        selectedSop {
          id
          name
          current {
            number
          }
        }
        ...SopsAtHandDialog_list
      }
    `,
    key,
  )
  const [chooses, setChooses] = useState(false)
  return (
    <Box component="section" aria-label={t.sopsAtHand} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          {t.atHand}
        </Typography>
        <PlainButton type="button" onClick={() => setChooses(true)}>
          {t.chooseSops}
        </PlainButton>
      </Box>
      {list.selectedSop.length ? (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', border: '1px solid var(--ops-line)', borderRadius: 1 }}
        >
          {list.selectedSop.map(({ id, name, current }) => (
            <Box
              component="li"
              key={id}
              sx={{ px: 3, py: 1.5, display: 'flex', gap: 2, '& + &': { borderTop: '1px solid var(--ops-line-2)' } }}
            >
              <Link to={`/tasks/sop/${id}`} style={{ flex: 1, minWidth: 0 }}>
                {name}
              </Link>
              <Typography component="span" color="textSecondary">
                {current && t.version({ nth: current.number })}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.noneYetChooseUpToTwelve}</Typography>
      )}
      {chooses ? (
        <LateWindow onFailure={() => setChooses(false)}>
          <SopsAtHandDialog list={list} onClose={() => setChooses(false)} />
        </LateWindow>
      ) : null}
    </Box>
  )
}
