import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type { ColumnTable_import$key } from '../../__generated__/ColumnTable_import.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import * as t from './__generated__/messages.ts'

const Select = styled('select')({
  minHeight: 32,
  maxWidth: 240,
  padding: '4px 8px',
  border: '1px solid var(--ops-field)',
  borderRadius: 8,
  background: 'var(--ops-surface)',
  color: 'var(--ops-ink)',
  font: 'inherit',
})

interface ColumnTableProps {
  import: ColumnTable_import$key
  /** The field of each column, empty where it is left aside. */
  fields: readonly string[]
  onChange: (column: number, field: string) => void
}

/** The columns of a file, what their first cells say, and the field that each is. */
export function ColumnTable({ import: key, fields, onChange }: ColumnTableProps) {
  const { columns, fields: known } = useFragment(
    graphql`
      fragment ColumnTable_import on Import {
        columns {
          heading
          samples
        }
        fields {
          name
          label
          isRequired
        }
      }
    `,
    key,
  )
  return (
    <Table caption={t.columnsOfTheFile} columns={[t.column, t.is, t.firstCells]}>
      {columns.map(({ heading, samples }, i) => (
        <tr key={heading}>
          <th scope="row">{heading}</th>
          <td>
            <Select
              aria-label={t.fieldOf({ heading })}
              value={fields[i]}
              onChange={({ target }) => onChange(i, target.value)}
            >
              <option value="">{t.leftAside}</option>
              {known.map(({ name, label, isRequired }) => (
                <option key={name} value={name}>
                  {label}
                  {isRequired ? ` ${t.needed}` : ''}
                </option>
              ))}
            </Select>
          </td>
          <td
            style={{
              color: 'var(--ops-ink-2)',
              maxWidth: 360,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {samples.filter(Boolean).join(' · ')}
          </td>
        </tr>
      ))}
    </Table>
  )
}
