import type { Draft } from '../draft/Draft.ts'
import { useDraftState } from '../draft/useDraft.ts'
import type { Problems } from '../relay/useMutation.ts'
import { Field, TextArea } from './Field.tsx'
import * as t from './__generated__/messages.ts'

interface TableField {
  kind: 'LINE' | 'TEXT' | 'MINUTES' | 'YES_NO'
  label: string
  least?: number
  most?: number
}

export type FieldTable = Readonly<Record<string, TableField>>

type ValueOf<F extends TableField> = { LINE: string; TEXT: string; MINUTES: number; YES_NO: boolean }[F['kind']]
export type ValuesOf<T extends FieldTable> = { -readonly [Name in keyof T]: ValueOf<T[Name]> }
type Typed = Record<string, string | boolean>

const typed = (table: FieldTable, values: object): Typed =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind }]) => {
      const value = (values as Record<string, string | number | boolean | null | undefined>)[name]
      return [name, kind === 'YES_NO' ? Boolean(value) : String(value ?? '')]
    }),
  )

/** What is typed into the fields of a table, with what `TableFields` needs of it. */
export function useTableFields<T extends FieldTable>(table: T, shown: Partial<ValuesOf<T>>, draft: Draft) {
  const [values, setValues] = useDraftState(draft, 'table', () => typed(table, shown))
  const entries = Object.entries(table)
  return {
    table,
    values,
    set: (changed: Partial<ValuesOf<T>>) => setValues((now) => ({ ...now, ...typed(pick(table, changed), changed) })),
    onChange: (name: string, value: string | boolean) => setValues((now) => ({ ...now, [name]: value })),
    /** What is no number, by field; undefined where all is well. */
    wrong(): Problems | undefined {
      const bad = entries.filter(([name, { kind }]) => kind === 'MINUTES' && !/^\s*\d+\s*$/.test(String(values[name])))
      return bad.length ? Object.fromEntries(bad.map(([name]) => [name, t.writeWholeMinutes])) : undefined
    },
    input: () =>
      Object.fromEntries(
        entries.map(([name, { kind }]) => [name, kind === 'MINUTES' ? Number(values[name]) : values[name]]),
      ) as ValuesOf<T>,
  }
}

const pick = (table: FieldTable, changed: object): FieldTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name in changed))

interface TableFieldsProps {
  form: {
    table: FieldTable
    values: Typed
    onChange: (name: string, value: string | boolean) => void
  }
  problems: Problems
  /** Only those of these kinds, in this order of the table. */
  kinds?: readonly TableField['kind'][]
  /** The name of the one that has the focus. */
  autoFocus?: string
}

/** The fields of a table, each as its kind asks. */
export function TableFields({ form: { table, values, onChange }, problems, kinds, autoFocus }: TableFieldsProps) {
  return Object.entries(table).map(([name, { kind, label, most }]) => {
    if (kinds && !kinds.includes(kind)) return null
    if (kind === 'YES_NO')
      return (
        <label key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <input
            type="checkbox"
            checked={values[name] === true}
            onChange={(event) => onChange(name, event.target.checked)}
          />
          {label}
        </label>
      )
    const common = {
      label,
      value: String(values[name]),
      onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
      problem: problems[name],
      autoFocus: name === autoFocus,
    }
    if (kind === 'MINUTES') return <Field key={name} type="number" min={0} max={most} {...common} />
    if (kind === 'TEXT') return <TextArea key={name} maxLength={most} {...common} />
    return <Field key={name} maxLength={most} {...common} />
  })
}
