import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { GroupingItem } from './GroupingItem.tsx'
import { partsOf, type Asked, type GroupingShape, type Type } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

interface HierarchySectionProps {
  type: Type
  organizationId: string
  groupings: readonly GroupingShape[]
  permission: { readonly allowed: boolean }
  onAsk: (asked: Asked) => void
}

/** The groupings of one hierarchy: the organization's own, and those from above that it may use. */
export function HierarchySection({ type, organizationId, groupings, permission, onAsk }: HierarchySectionProps) {
  const { name } = type
  const tops = partsOf(groupings, null)
  const add = (
    <PlainButton
      type="button"
      className="outlined"
      aria-label={t.addAGroupingTo({ name })}
      onClick={() => onAsk({ kind: 'edit', type })}
    >
      {t.addAGrouping2}
    </PlainButton>
  )
  return (
    <Section title={name} actions={permission.allowed ? add : null}>
      {tops.length ? (
        <Box component="ul" aria-label={t.groupings({ name })} sx={{ listStyle: 'none', m: 0, px: 3, py: 1 }}>
          {tops.map((grouping) => (
            <GroupingItem
              key={grouping.id}
              grouping={grouping}
              groupings={groupings}
              type={type}
              organizationId={organizationId}
              canAdd={permission.allowed}
              onAsk={onAsk}
            />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ px: 3, py: 2 }}>
          {t.noGroupingOfThisHierarchyYet}
        </Typography>
      )}
    </Section>
  )
}
