import Typography from '@mui/material/Typography'
import { OrganizationPicker } from '../OrganizationPicker.tsx'
import { typeNames } from '../typeNames.ts'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

/** The organization above: only such as take one of this type are offered. */
export function ParentStep({ draft, change, problems }: StepProps) {
  const { type, parent } = draft
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <OrganizationPicker
        label={t.below}
        name={t.parentid}
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
        help={t.onlyWhereAMayStandAnd({ typeNames: typeNames[type] ?? '' })}
      />
      {type === 'CORPORATION' && !parent ? (
        <Typography color="textSecondary">{t.withoutAnOrganizationAboveItIt}</Typography>
      ) : null}
    </div>
  )
}
