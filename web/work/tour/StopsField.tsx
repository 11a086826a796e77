import { useRef, useState } from 'react'
import { announce } from '../../kernel/ui/announce.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { moved, newStop, type StopDraft } from './stopDraft.ts'
import { AddStopsDialog } from './AddStopsDialog.tsx'
import { StopDialog } from './StopDialog.tsx'
import { StopItem } from './StopItem.tsx'
import * as t from './__generated__/messages.ts'

interface StopsFieldProps {
  /** What the draft of the tour is about. */
  of: string
  stops: readonly StopDraft[]
  organizationId: string
  priorities: readonly { readonly id: string; readonly name: string }[]
  problem?: string
  /** By position. */
  problems: Partial<Record<string, string>>
  onChange: (stops: StopDraft[]) => void
}

/** The stops of a tour as a list that is put in order. */
export function StopsField({ of, stops, organizationId, priorities, problem, problems, onChange }: StopsFieldProps) {
  const [asked, setAsked] = useState<StopDraft>()
  const [addsMany, setAddsMany] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const focus = (key: string | undefined) =>
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-stop="${key}"]`)?.focus())
  const move = (from: number, to: number) => {
    onChange(moved(stops, from, to))
    const { key, name, location } = stops[from]!
    announce(t.isNumberOf({ value: name || location?.name || '', value2: to + 1, length: stops.length }))
    focus(key)
  }
  const isNew = asked && !stops.some(({ key }) => key === asked.key)
  const keep = (stop: StopDraft) => {
    onChange(isNew ? [...stops, stop] : stops.map((one) => (one.key === stop.key ? stop : one)))
    setAsked(undefined)
    focus(stop.key)
  }
  const nameOf = (id: string) => priorities.find((one) => one.id === id)?.name ?? ''
  return (
    <Section
      title={t.stops}
      about={t.dragThemOrHoldAltAnd}
      actions={
        <>
          <PlainButton type="button" className="outlined" onClick={() => setAddsMany(true)}>
            {t.addLocations}
          </PlainButton>
          <PlainButton type="button" className="outlined" onClick={() => setAsked(newStop())}>
            {t.addAStop}
          </PlainButton>
        </>
      }
    >
      {problem ? (
        <p role="alert" style={{ margin: 0, padding: '8px 12px', color: 'var(--ops-late)' }}>
          {problem}
        </p>
      ) : null}
      {stops.length ? (
        <ol ref={list} aria-label={t.stops} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {stops.map((stop, i) => (
            <StopItem
              key={stop.key}
              stop={stop}
              position={i}
              count={stops.length}
              priority={nameOf(stop.priorityId)}
              problem={Object.entries(problems).find(([path]) => path.startsWith(`stops.${i}.`))?.[1]}
              onEdit={() => setAsked(stop)}
              onMove={move}
              onRemove={() => {
                onChange(stops.filter((one) => one !== stop))
                focus((stops[i + 1] ?? stops[i - 1])?.key)
              }}
            />
          ))}
        </ol>
      ) : (
        <Empty>{t.noStopsYetAddTheFirst}</Empty>
      )}
      {addsMany ? (
        <AddStopsDialog
          of={of}
          onClose={() => setAddsMany(false)}
          onDone={(more) => {
            onChange([...stops, ...more])
            setAddsMany(false)
            announce(t.added3({ count: more.length }))
            focus(more[0]?.key)
          }}
        />
      ) : null}
      {asked ? (
        <StopDialog
          key={asked.key}
          of={`new ${isNew ? 'stop' : asked.key} ${of}`}
          stop={asked}
          isNew={Boolean(isNew)}
          organizationId={organizationId}
          priorities={priorities}
          onClose={() => setAsked(undefined)}
          onDone={keep}
        />
      ) : null}
    </Section>
  )
}
