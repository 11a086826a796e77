import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type { AuditFilters_organization$key } from '../../__generated__/AuditFilters_organization.graphql.ts'
import { language } from '../../kernel/messages/language.ts'
import { PersonField } from '../../people/rolematrix/PersonField.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { auditNouns } from './auditNouns.ts'
import * as t from './__generated__/messages.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  padding: '12px',
  borderBottom: '1px solid var(--ops-line-2)',
  '& > *': { flex: '1 1 140px', minWidth: 130, maxWidth: 240 },
  '& > label, & > button': { flex: 'none', minWidth: 0, display: 'flex', gap: 8, alignItems: 'center', minHeight: 34 },
})

const nouns = Object.entries(auditNouns).toSorted(([, a], [, b]) => a.localeCompare(b, language))

/** What the log is narrowed to; it stands in the address. */
export function AuditFilters({ organization }: { organization: AuditFilters_organization$key }) {
  const { id, childCount } = useFragment(
    graphql`
      fragment AuditFilters_organization on Organization {
        id
        childCount
      }
    `,
    organization,
  )
  const { search, set } = useNarrowing()
  const isNarrowed = ['noun', 'who', 'from', 'to'].some((name) => search.has(name))
  return (
    <Line role="search" aria-label={t.narrowTheLog}>
      <SelectField
        label={t.what}
        value={search.get('noun') ?? ''}
        onChange={(event) => set({ noun: event.target.value })}
      >
        <option value="">{t.everything}</option>
        {nouns.map(([noun, words]) => (
          <option key={noun} value={noun}>
            {words}
          </option>
        ))}
      </SelectField>
      <PersonField label={t.who} organizationId={id} value={search.get('who')} onChange={(who) => set({ who })} />
      <Field
        label={t.from}
        type="date"
        value={search.get('from') ?? ''}
        onChange={(event) => set({ from: event.target.value })}
      />
      <Field
        label={t.to}
        type="date"
        value={search.get('to') ?? ''}
        onChange={(event) => set({ to: event.target.value })}
      />
      {childCount ? (
        <label>
          <input
            type="checkbox"
            checked={search.get('below') !== 'no'}
            onChange={(event) => set({ below: event.target.checked ? null : 'no' })}
          />
          {t.withAllBelowIt}
        </label>
      ) : null}
      {isNarrowed ? (
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => set({ noun: null, who: null, from: null, to: null, below: null })}
        >
          {t.showEverything}
        </PlainButton>
      ) : null}
    </Line>
  )
}
