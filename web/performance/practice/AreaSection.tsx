import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AreaSection_board$data, AreaSection_board$key } from '../../__generated__/AreaSection_board.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { PracticeRow } from './PracticeRow.tsx'
import { nextCell, placeOf, type Place } from './roving.ts'
import { statusList } from './statusList.ts'
import { usePracticeAnswer } from './usePracticeAnswer.ts'
import { useOpenGap } from './useOpenGap.ts'
import * as t from './__generated__/messages.ts'

type Practice = AreaSection_board$data['practices'][number]

interface AreaSectionProps {
  board: AreaSection_board$key
  name: string
  /** The ids of the practices that are shown, in their order. */
  shown: readonly string[]
}

/**
 * What one department needs, function by function, answered in place: by the mouse, or with the arrow keys and 1 to 5.
 */
export function AreaSection({ board, name, shown }: AreaSectionProps) {
  const data = useFragment(
    graphql`
      fragment AreaSection_board on PracticeBoard {
        organizationId
        departmentId
        groupId
        can {
          answer {
            allowed
            reason
          }
        }
        areas {
          id
          name
          answered
          features
          gaps
          stage
        }
        practices {
          id
          featureId
          function
          status
          version
          solution {
            id
          }
          note
          ...PracticeRow_practice
          ...AnswerDialog_practice
        }
      }
    `,
    board,
  )
  const [place, setPlace] = useState<Place | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [answer, waiting] = usePracticeAnswer(data)
  const [openGap, isOpening] = useOpenGap(data)
  const area = data.areas.find((one) => one.name === name)
  const practices = shown.flatMap((id) => data.practices.filter((one) => one.id === id))
  const functions = [...new Set(practices.map((one) => one.function))]
  const { allowed } = data.can.answer
  const stop = place && shown.includes(place.row) ? place : { row: shown[0], cell: 0 }

  const give = (practice: Practice, status: Practice['status'] | null) => {
    const { featureId, version, note, solution } = practice
    return answer([
      status ? { featureId, status, version, note, solutionId: solution?.id } : { featureId, status: null, version },
    ])
  }
  const giveAll = (fn: string, status: Practice['status'] | null) => {
    const asked = practices.filter((one) => one.function === fn && (status !== null || one.version > 0))
    if (asked.length)
      void answer(
        asked.map(({ featureId, version, note, solution }) =>
          status
            ? { featureId, status, version, note, solutionId: solution?.id }
            : { featureId, status: null, version },
        ),
      )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
    const next = nextCell(event.key, event.currentTarget, event.target)
    if (next) {
      event.preventDefault()
      next.focus()
      return
    }
    const practice = practices.find(({ id }) => id === placeOf(event.target as Element)?.row)
    if (!practice || !/^[0-5]$/.test(event.key) || !allowed || waiting) return
    event.preventDefault()
    if (event.key !== '0') void give(practice, statusList[Number(event.key) - 1]!.status)
    else if (practice.version > 0) void give(practice, null)
  }
  const editedPractice = practices.find(({ id }) => id === edited)

  return (
    <Section
      title={name}
      about={
        area
          ? `${area.stage}${area.answered ? t.ofAnsweredGaps({ answered: area.answered, features: area.features, gaps: area.gaps }) : ''}`
          : null
      }
      actions={<Why permission={data.can.answer} />}
    >
      <Box
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const at = placeOf(event.target)
          if (at && (at.row !== stop.row || at.cell !== stop.cell)) setPlace(at)
        }}
      >
        {functions.map((fn) => (
          <section key={fn} aria-label={`${name}, ${fn}`}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, pt: 2.5, pb: 1 }}>
              <Typography component="h3" variant="body2" sx={{ fontWeight: 650, color: 'text.secondary' }}>
                {fn}
              </Typography>
              {allowed ? (
                <ActionsMenu
                  label={t.answerForAllOf({ fn })}
                  actions={[
                    ...statusList.map(({ status, label }) => ({
                      label: t.all({ toLowerCase: label.toLowerCase() }),
                      act: () => giveAll(fn, status),
                    })),
                    {
                      label: t.takeOurOwnAnswersBack,
                      act: () => giveAll(fn, null),
                      refused: practices.some((one) => one.function === fn && one.version > 0)
                        ? null
                        : t.thisPlaceHasNoAnswersOf,
                    },
                  ]}
                />
              ) : null}
            </Box>
            <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {practices
                .filter((one) => one.function === fn)
                .map((practice) => (
                  <PracticeRow
                    key={practice.id}
                    practice={practice}
                    active={stop.row === practice.id ? stop.cell : null}
                    canAnswer={allowed}
                    onAnswer={(status) => (waiting ? undefined : void give(practice, status))}
                    onEdit={() => setEdited(practice.id)}
                    onOpen={() => (isOpening ? undefined : void openGap(practice.featureId))}
                  />
                ))}
            </ul>
          </section>
        ))}
      </Box>
      {editedPractice ? <AnswerDialog practice={editedPractice} place={data} onClose={() => setEdited(null)} /> : null}
    </Section>
  )
}
