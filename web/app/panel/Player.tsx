import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { Player_action$key } from '../../__generated__/Player_action.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { PlayerMedia } from './PlayerMedia.tsx'
import { PlayerRecords } from './PlayerRecords.tsx'
import * as t from './__generated__/messages.ts'

interface PlayerProps {
  action: Player_action$key | null
  /** What the procedure is opened with. */
  data?: Record<string, unknown>
}

const usualSeconds = 10

/** Quick View: steps through records, or through the pictures and videos of the record's SOP. */
export function Player({ action: key, data }: PlayerProps) {
  const action = useFragment(
    graphql`
      fragment Player_action on Action {
        sop {
          current {
            steps {
              file {
                __typename
              }
            }
          }
        }
        ...PlayerRecords_action
        ...PlayerMedia_action
      }
    `,
    key,
  )
  const { search, set } = useNarrowing()
  const hasMedia = action?.sop?.current?.steps.some(({ file }) => file) ?? false
  const usual = data?.media === 'SOP' && !search.has('tour') ? 'media' : 'records'
  const shown = hasMedia ? (search.get('show') ?? usual) : 'records'
  const seconds = typeof data?.seconds === 'number' ? data.seconds : usualSeconds
  return (
    <>
      {hasMedia ? (
        <Box role="group" aria-label={t.whatIsGoneThrough} sx={{ display: 'flex', gap: 1 }}>
          {(['records', 'media'] as const).map((what) => (
            <PlainButton
              key={what}
              type="button"
              className={shown === what ? 'chip chosen' : 'chip'}
              aria-pressed={shown === what}
              onClick={() => set({ show: what })}
            >
              {what === 'records' ? t.records : t.picturesOfTheSop}
            </PlainButton>
          ))}
        </Box>
      ) : null}
      {shown === 'media' && action ? (
        <PlayerMedia action={action} seconds={seconds} />
      ) : (
        <PlayerRecords action={action ?? null} seconds={seconds} />
      )}
    </>
  )
}
