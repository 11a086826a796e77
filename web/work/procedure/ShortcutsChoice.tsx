import { graphql } from 'react-relay'
import type { ShortcutsChoiceQuery } from '../../__generated__/ShortcutsChoiceQuery.graphql.ts'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ShortcutsChoiceQuery {
    quickLaunch {
      noOfItems
      data {
        key
        name
      }
    }
  }
`

interface ShortcutsChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  problem?: string
}

/** Which shortcuts a procedure offers; none of them means everybody's own. */
export function ShortcutsChoice({ chosen, onChange, problem }: ShortcutsChoiceProps) {
  const { data, failure } = useLookUp<ShortcutsChoiceQuery>(query, {}, 0)
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend
        style={{ padding: '0 0 4px', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}
      >
        {t.shortcutsWhereNoneIsChosenEverybodys}
      </legend>
      {(problem ?? failure) ? (
        <p role="alert" style={{ color: 'var(--ops-late)', margin: '0 0 4px' }}>
          {problem ?? failure}
        </p>
      ) : null}
      {data ? (
        <ChosenList
          of="shortcuts"
          data={data.quickLaunch.data}
          chosen={chosen}
          most={data.quickLaunch.noOfItems}
          onChange={onChange}
        />
      ) : null}
    </fieldset>
  )
}
