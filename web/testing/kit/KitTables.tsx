import { DeletableRow } from '../../kernel/ui/DeletableRow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { longName, nothing, nothingWrong, refused } from './made.ts'

const columns = ['Place', { label: 'Records', number: true }, '']
const rows = [
  ['Reno terminal', '1,204'],
  ['Elko maintenance', '9'],
  [longName, '0'],
] as const

const page = { hasNext: true, isLoadingNext: false, loadNext: nothing }

/** Tables: with rows and more of them, and without any. */
export const KitTables = () => (
  <>
    <TableSection
      title="Table"
      caption="Places"
      columns={columns}
      page={page}
      empty=""
      about="Its rows stack where it is narrow."
    >
      {rows.map(([name, count]) => (
        <DeletableRow
          key={name}
          name={name}
          canEdit={{ allowed: true }}
          canDelete={refused}
          isChosen={name === rows[1][0]}
          onEdit={nothing}
          remove={nothingWrong}
          waiting={false}
          onDeleted={nothing}
          warning="It goes for good."
        >
          <th scope="row">{name}</th>
          <td className="number">{count}</td>
        </DeletableRow>
      ))}
    </TableSection>
    <TableSection
      title="Empty table"
      caption="No places"
      columns={columns}
      empty="No places yet. Add the first, or import them from a file."
      actions={
        <PlainButton type="button" className="outlined">
          Add a place
        </PlainButton>
      }
    >
      {[]}
    </TableSection>
  </>
)
