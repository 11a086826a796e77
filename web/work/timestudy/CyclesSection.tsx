import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CyclesSection_study$key } from '../../__generated__/CyclesSection_study.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { CycleTime } from './CycleTime.tsx'
import { secondsOf } from './duration.ts'
import { ExcludeDialog, type Excluding } from './ExcludeDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The cycles of a study with the time of each element; one that was not normal is left out, with why. */
export function CyclesSection({ study: key }: { study: CyclesSection_study$key }) {
  const study = useFragment(
    graphql`
      fragment CyclesSection_study on TimeStudy {
        can {
          record {
            allowed
          }
        }
        elements {
          position
          name
          observations {
            cycle
            seconds
            excluded
            note
          }
        }
        ...ExcludeDialog_study
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<Excluding>()
  const cycles = [
    ...new Set(study.elements.flatMap(({ observations }) => observations.map(({ cycle }) => cycle))),
  ].sort((one, other) => other - one)
  const may = study.can.record.allowed
  return (
    <>
      <TableSection
        title={t.cycles}
        about={t.theLatestFirstATimeThat}
        caption={t.cyclesTheLatestFirst}
        columns={[
          { label: t.cycle2, number: true },
          ...study.elements.map(({ name }) => ({ label: name, number: true })),
          { label: t.sum, number: true },
          ...(may ? [''] : []),
        ]}
        empty={t.noCycleIsTimedYet}
      >
        {cycles.map((cycle) => {
          const times = study.elements.map(({ observations }) => observations.find((one) => one.cycle === cycle))
          const isOut = times.every((time) => !time || time.excluded)
          const sum = times.reduce((total, time) => total + (time?.excluded ? 0 : (time?.seconds ?? 0)), 0)
          return (
            <tr key={cycle}>
              <th scope="row" className="number">
                {cycle}
              </th>
              {study.elements.map(({ position, name }, i) => (
                <td key={position} className="number">
                  <CycleTime
                    time={times[i]}
                    name={t.cycle({ name, cycle })}
                    onPress={
                      may
                        ? () =>
                            setAsked({
                              cycle,
                              element: position,
                              name: t.elementInCycle({ name, cycle }),
                              isIn: !times[i]?.excluded,
                            })
                        : undefined
                    }
                  />
                </td>
              ))}
              <td className="number">{isOut ? '—' : secondsOf(sum)}</td>
              {may ? (
                <td>
                  <ActionsMenu
                    label={t.whatCanBeDoneWithCycle({ cycle })}
                    actions={[
                      {
                        label: isOut ? t.takeTheWholeCycleInAgain : t.leaveTheWholeCycleOut,
                        act: () => setAsked({ cycle, name: t.cycleNumber({ cycle }), isIn: !isOut }),
                      },
                    ]}
                  />
                </td>
              ) : null}
            </tr>
          )
        })}
      </TableSection>
      {asked ? <ExcludeDialog study={study} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}
