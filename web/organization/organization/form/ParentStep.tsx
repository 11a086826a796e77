import Typography from '@mui/material/Typography'
import { OrganizationPicker } from '../OrganizationPicker.tsx'
import { typeNames } from '../typeNames.ts'
import type { StepProps } from './StepProps.ts'

/** The organization above: only such as take one of this type are offered. */
export function ParentStep({ draft, change, problems }: StepProps) {
  const { type, parent } = draft
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <OrganizationPicker
        label="Below"
        name="parentId"
        required={type !== 'CORPORATION'}
        value={parent}
        problem={problems.parentId}
        onChange={(picked) =>
          change({
            parent: picked && { id: picked.id, name: picked.name, type: picked.type, childTypes: picked.childTypes },
            departmentIds: [],
          })
        }
        accepts={(one) => one.childTypes.includes(type) && !one.isArchived && one.can.addChild.allowed}
        help={`Only where a ${typeNames[type]} may stand, and you may add one.`}
      />
      {type === 'CORPORATION' && !parent ? (
        <Typography color="textSecondary">
          Without an organization above it, it begins a tree of its own, and you become its Admin.
        </Typography>
      ) : null}
    </div>
  )
}
