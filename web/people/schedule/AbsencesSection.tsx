import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AbsencesSection_user$key } from '../../__generated__/AbsencesSection_user.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { absenceText } from './absenceTimes.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { CancelAbsenceDialog } from './CancelAbsenceDialog.tsx'
import { DeputyText } from './DeputyText.tsx'
import { treesOf } from './trees.ts'
import * as t from './__generated__/messages.ts'

/** When somebody is away, now and to come, and who stands in for them. */
export function AbsencesSection({ user: key }: { user: AbsencesSection_user$key }) {
  const { id, name, absences, memberships } = useFragment(
    graphql`
      fragment AbsencesSection_user on User {
        id
        name
        absences {
          id
          state
          startsAt
          endsAt
          reason
          version
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
          recurringAbsence {
            id
          }
          organization {
            id
            name
            rootName
            timeZone
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
  const [doing, setDoing] = useState<{ what: 'add' } | { what: 'change' | 'cancel'; absence: string }>()
  const trees = treesOf(memberships)
  const open = trees.filter(({ can }) => can.edit.allowed)
  const absence = doing && doing.what !== 'add' ? absences.find((one) => one.id === doing.absence) : undefined
  const close = () => setDoing(undefined)
  return (
    <>
      <TableSection
        title={t.absences}
        about={t.aDeputySeesAndDoesMeanwhile}
        actions={
          open.length ? (
            <PlainButton type="button" className="outlined" onClick={() => setDoing({ what: 'add' })}>
              {t.addAnAbsence}
            </PlainButton>
          ) : trees[0] ? (
            <Why permission={trees[0].can.edit} />
          ) : null
        }
        caption={t.absencesOf({ name })}
        columns={[t.when, t.deputy, t.why, '']}
        empty={t.noAbsenceIsPlannedAddOne}
      >
        {absences.map((one) => (
          <tr key={one.id}>
            <th scope="row" style={{ whiteSpace: 'normal', minWidth: 130 }}>
              {absenceText(one.startsAt, one.endsAt, one.organization.timeZone)}{' '}
              {one.recurringAbsence ? <Tag>{t.recurring}</Tag> : null}{' '}
              {one.state === 'NOW' ? <Tag className="planned">{t.now}</Tag> : null}{' '}
              {one.organization.rootName ? <Tag>{one.organization.rootName}</Tag> : null}
            </th>
            <td>
              <DeputyText deputy={one.deputy} parts={one.parts} zone={one.organization.timeZone} />
            </td>
            <td style={{ overflowWrap: 'anywhere', minWidth: 80 }}>
              {one.reason ?? <span style={{ color: 'var(--ops-ink-3)' }}>{t.notShownToYou}</span>}
            </td>
            <td style={{ textAlign: 'end' }}>
              <ActionsMenu
                label={t.moreForTheAbsence({
                  periodInWords: absenceText(one.startsAt, one.endsAt, one.organization.timeZone),
                })}
                actions={[
                  {
                    label: t.change,
                    act: () => setDoing({ what: 'change', absence: one.id }),
                    refused: one.can.edit.allowed ? null : one.can.edit.reason,
                  },
                  {
                    label: one.state === 'NOW' ? t.endNow : t.cancel,
                    act: () => setDoing({ what: 'cancel', absence: one.id }),
                    refused: one.can.edit.allowed ? null : one.can.edit.reason,
                  },
                ]}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {doing?.what === 'add' ? <AbsenceDialog userId={id} name={name} organizations={open} onClose={close} /> : null}
      {absence && doing?.what === 'change' ? (
        <AbsenceDialog userId={id} name={name} organizations={open} absence={absence} onClose={close} />
      ) : null}
      {absence && doing?.what === 'cancel' ? (
        <CancelAbsenceDialog name={name} absence={absence} onClose={close} />
      ) : null}
    </>
  )
}
