import { lazy, useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ObservationRows_metric$key } from '../../__generated__/ObservationRows_metric.graphql.ts'
import type { ObservationRows_organization$key } from '../../__generated__/ObservationRows_organization.graphql.ts'
import type { ObservationRowsPageQuery } from '../../__generated__/ObservationRowsPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { ObservationRow } from './ObservationRow.tsx'
import { RowsNarrowed } from './RowsNarrowed.tsx'
import { observationFilter, rowsIn } from './rowsIn.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

interface ObservationRowsProps {
  metric: ObservationRows_metric$key
  /** What the address narrows them to; all that is in sight without one. */
  organization: ObservationRows_organization$key | null
  /** The location, vehicle or person that they are of, where it is one. */
  within?: string
  onChanged: () => void
}

/** The observations of a metric, the latest first, each with what can be done with it. */
export function ObservationRows({
  metric: key,
  organization: organizationKey,
  within,
  onChanged,
}: ObservationRowsProps) {
  const { data: metric, ...page } = usePaginationFragment<ObservationRowsPageQuery, ObservationRows_metric$key>(
    graphql`
      fragment ObservationRows_metric on Metric
      @refetchable(queryName: "ObservationRowsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "Cursor" }
        filter: { type: "ObservationFilter!" }
      ) {
        id
        name
        unit
        can {
          enter {
            allowed
            reason
          }
        }
        observations(first: $first, after: $after, filter: $filter)
          @connection(key: "ObservationRows_observations", filters: ["filter"]) {
          edges {
            node {
              id
              ...ObservationRow_observation
            }
          }
        }
        ...EntryDialog_metric
        ...ImportDialog_metric
      }
    `,
    key,
  )
  const organization = useFragment(
    graphql`
      fragment ObservationRows_organization on Organization {
        id
        name
        timeZone
      }
    `,
    organizationKey,
  )
  const [search] = useSearch()
  const filter = observationFilter(rowsIn(search))
  const [open, setOpen] = useState<'entry' | 'import'>()
  const top = useRef<HTMLDivElement>(null)
  const asked = search.has('rows') ? `${search.get('from')} ${search.get('to')}` : ''
  // Who comes for the rows behind a number comes to them.
  useEffect(() => {
    if (!asked) return
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }, [asked])
  const rows = metric.observations.edges.map(({ node }) => node)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onChanged()
  }
  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <Section
        title={t.observations}
        about={t.whatIsComputedFromTheLatest({ name: metric.name })}
        actions={
          <>
            <ListExport list="OBSERVATIONS" label={t.observations} narrowedTo={() => ({ of: metric.id, filter })} />
            {metric.can.enter.allowed ? (
              <>
                <PlainButton type="button" className="outlined" onClick={() => setOpen('import')}>
                  {t.importAFile2}
                </PlainButton>
                <PlainButton type="button" className="outlined" onClick={() => setOpen('entry')}>
                  {t.enterData2}
                </PlainButton>
              </>
            ) : (
              <Why permission={metric.can.enter} />
            )}
          </>
        }
      >
        <RowsNarrowed
          of={within ?? (organization ? t.andSubOrganizations({ name: organization.name }) : t.allThatYouSee)}
        />
        {rows.length ? (
          <Table
            caption={t.observationsOf({ name: metric.name })}
            columns={[
              t.observed,
              t.of,
              t.dataPoints,
              { label: t.value2({ unit: metric.unit }), number: true },
              t.cameFrom,
              '',
            ]}
          >
            {rows.map((row) => (
              <ObservationRow key={row.id} observation={row} onChanged={onChanged} />
            ))}
          </Table>
        ) : (
          <Empty>
            {search.has('from') || search.has('to') ? t.nothingWasObservedInThisTime : t.noDataYetEnterAnObservation}
          </Empty>
        )}
        <More page={page} />
      </Section>
      <LateWindow onFailure={close}>
        {open === 'entry' ? (
          <EntryDialog metric={metric} organization={organization ?? null} onClose={close} onDone={done} />
        ) : null}
        {open === 'import' ? (
          <ImportDialog metric={metric} organization={organization ?? null} onClose={close} onChanged={onChanged} />
        ) : null}
      </LateWindow>
    </div>
  )
}
