import type { EventDisplayInfo } from '@fullcalendar/react'
import { clockHere } from '../../kernel/ui/times.ts'
import { RepeatMark } from '../appointment/RepeatMark.tsx'
import type { Entry } from './entries.ts'
import type { EntryCount } from './entryCounts.ts'
import * as t from './__generated__/messages.ts'

/** What is drawn of an entry, of a count of entries, or of a day off. */
export function EntryContent({ event, timeText }: EventDisplayInfo) {
  const { entry, count } = event.extendedProps as { entry?: Entry; count?: EntryCount }
  if (count) return <CountContent {...count} />
  if (!entry) return event.title
  const { tone, title, isDueOnly, start, repeats } = entry
  const inDueRow = isDueOnly && event.allDay
  const time = inDueRow ? clockHere(start) : event.allDay && timeText ? t.allDay : timeText
  const [from, until] = time.split('–')
  const word = tone === 'late' ? t.late : tone === 'done' ? t.isDone : isDueOnly && !inDueRow ? t.due : ''
  return (
    <div className="ops-body">
      {time ? (
        <span className="ops-time">
          {from}
          {until ? <span className="ops-until">–{until}</span> : null}
        </span>
      ) : null}
      <span className="ops-title">
        {repeats ? <RepeatMark sentence={repeats} /> : null} {word ? <span className="ops-word">{word}</span> : null}{' '}
        {title}
      </span>
    </div>
  )
}

function CountContent({ kind, entries: { length: count }, late }: EntryCount) {
  return (
    <div className="ops-body">
      <span className="ops-title">
        <span className="ops-how-many">{t.justCount({ count })}</span>
        <span className="ops-what">{(kind === 'due' ? t.countOfDue : t.countOfEntries)({ count })}</span>{' '}
        {late ? <span className="ops-word">{t.countOfLate({ late })}</span> : null}
      </span>
    </div>
  )
}
