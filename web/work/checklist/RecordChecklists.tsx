import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordChecklists_action$key } from '../../__generated__/RecordChecklists_action.graphql.ts'
import { isAttempted } from '../action/attempted.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { EntryRow } from './EntryRow.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** The checklists of a record, to be answered; after an attempt to complete it, with what is still open marked. */
export function RecordChecklists({ action: key }: { action: RecordChecklists_action$key }) {
  const { id, mandatoryOpen, organization, can, checklists } = useFragment(
    graphql`
      fragment RecordChecklists_action on Action {
        id
        mandatoryOpen
        organization {
          id
        }
        can {
          answer {
            allowed
            reason
          }
        }
        checklists {
          submittedAt
          submittedBy {
            name
          }
          checklist {
            id
            name
          }
          entries {
            item {
              id
              mandatory
            }
            answer {
              passed
              number
              text
              choice
              file {
                id
              }
            }
            ...EntryRow_entry
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  const attempted = isAttempted(search) && mandatoryOpen > 0
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!attempted) return
    const first = section.current?.querySelector<HTMLElement>('[data-open]')
    first?.scrollIntoView({ block: 'center' })
    first?.querySelector<HTMLElement>('button, input, textarea')?.focus({ preventScroll: true })
    // Only as it is attempted: whoever answers goes on by themselves.
  }, [attempted])
  if (!checklists.length) return null
  return (
    <Box component="section" aria-label={t.checklists} ref={section} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {attempted ? <Notice role="alert">{t.mandatoryItemsAreUnanswered({ count: mandatoryOpen })}</Notice> : null}
      {checklists.map(({ checklist, entries, submittedAt, submittedBy }) => {
        const answered = entries.filter(
          ({ answer }) =>
            answer && (answer.passed ?? answer.number ?? answer.text ?? answer.choice ?? answer.file) != null,
        )
        const counts = { answered: answered.length, all: entries.length }
        const isReady = entries.every((entry) => !entry.item.mandatory || answered.includes(entry))
        return (
          <Box key={checklist.id} sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, minWidth: 0 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 2,
                px: 3,
                py: 2,
                borderBottom: '1px solid var(--ops-line-2)',
              }}
            >
              <Box sx={{ minWidth: 0, marginInlineEnd: 'auto' }}>
                <Typography component="h3" sx={{ fontWeight: 550 }}>
                  {checklist.name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {submittedAt
                    ? submittedBy
                      ? t.answeredOfSubmittedBy({ ...counts, name: submittedBy.name })
                      : t.answeredOfSubmitted(counts)
                    : t.answeredOf(counts)}
                </Typography>
              </Box>
              {can.answer.allowed && !submittedAt && answered.length && isReady ? (
                <SubmitButton actionId={id} checklistId={checklist.id} />
              ) : null}
            </Box>
            <Box component="ul" aria-label={t.itemsOf({ name: checklist.name })} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.item.id}
                  entry={entry}
                  actionId={id}
                  organizationId={organization.id}
                  canAnswer={can.answer.allowed}
                  isMarked={attempted && entry.item.mandatory && !answered.includes(entry)}
                />
              ))}
            </Box>
          </Box>
        )
      })}
      <Why permission={can.answer} />
    </Box>
  )
}
