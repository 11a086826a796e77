import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecurringSection_user$key } from '../../__generated__/RecurringSection_user.graphql.ts'
import { dayInWords } from '../membership/dates.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { CancelRecurringDialog } from './CancelRecurringDialog.tsx'
import { DeputyText } from './DeputyText.tsx'
import { RecurringDialog } from './RecurringDialog.tsx'
import { treesOf } from './trees.ts'
import * as t from './__generated__/messages.ts'

/** On which days or hours somebody is away again and again. */
export function RecurringSection({ user: key }: { user: RecurringSection_user$key }) {
  const { id, name, recurringAbsences, memberships } = useFragment(
    graphql`
      fragment RecurringSection_user on User {
        id
        name
        recurringAbsences {
          id
          version
          rule
          sentence
          startsOn
          durationMins
          timeZone
          reason
          deputy {
            id
            name
          }
          parts {
            deputy {
              id
              name
            }
            startsAt
            endsAt
            scope
            organization {
              id
              name
            }
            group {
              id
              name
            }
            ...DeputyText_part
          }
          organization {
            id
            rootName
          }
          can {
            edit {
              allowed
              reason
            }
          }
        }
        memberships {
          organization {
            id
            name
            path
            timeZone
          }
          schedule {
            timeZone
            can {
              edit {
                allowed
                reason
              }
            }
          }
        }
      }
    `,
    key,
  )
  const [doing, setDoing] = useState<{ what: 'add' } | { what: 'change' | 'cancel'; id: string }>()
  const open = treesOf(memberships).filter(({ can }) => can.edit.allowed)
  const recurring = doing && doing.what !== 'add' ? recurringAbsences.find((one) => one.id === doing.id) : undefined
  const close = () => setDoing(undefined)
  return (
    <>
      <TableSection
        title={t.recurringAbsences}
        actions={
          open.length ? (
            <PlainButton type="button" className="outlined" onClick={() => setDoing({ what: 'add' })}>
              {t.addRecurringAbsence}
            </PlainButton>
          ) : null
        }
        caption={t.recurringAbsencesOf({ name })}
        columns={[t.when, t.deputy, t.why, '']}
        empty={t.noRecurringAbsencesAddOne}
      >
        {recurringAbsences.map((one) => (
          <tr key={one.id}>
            <th scope="row" style={{ whiteSpace: 'normal', minWidth: 130 }}>
              {one.sentence} {one.organization.rootName ? <Tag>{one.organization.rootName}</Tag> : null}
              <div style={{ color: 'var(--ops-ink-3)', fontSize: 12, fontWeight: 400 }}>
                {t.fromOn({ moment: dayInWords(one.startsOn.slice(0, 10)) })} · {one.timeZone}
              </div>
            </th>
            <td>
              <DeputyText deputy={one.deputy} parts={one.parts} zone={one.timeZone} />
            </td>
            <td style={{ overflowWrap: 'anywhere', minWidth: 80 }}>
              {one.reason ?? <span style={{ color: 'var(--ops-ink-3)' }}>{t.notShownToYou}</span>}
            </td>
            <td style={{ textAlign: 'end' }}>
              <ActionsMenu
                label={t.moreForTheAbsence({ periodInWords: one.sentence })}
                actions={[
                  {
                    label: t.change,
                    act: () => setDoing({ what: 'change', id: one.id }),
                    refused: one.can.edit.allowed ? null : one.can.edit.reason,
                  },
                  {
                    label: t.cancel,
                    act: () => setDoing({ what: 'cancel', id: one.id }),
                    refused: one.can.edit.allowed ? null : one.can.edit.reason,
                  },
                ]}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {doing?.what === 'add' ? <RecurringDialog userId={id} name={name} organizations={open} onClose={close} /> : null}
      {recurring && doing?.what === 'change' ? (
        <RecurringDialog userId={id} name={name} organizations={open} recurring={recurring} onClose={close} />
      ) : null}
      {recurring && doing?.what === 'cancel' ? (
        <CancelRecurringDialog name={name} recurring={recurring} onClose={close} />
      ) : null}
    </>
  )
}
