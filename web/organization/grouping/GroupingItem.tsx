import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { partsOf, type Asked, type GroupingShape, type Type } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

interface GroupingItemProps {
  grouping: GroupingShape
  /** All of the hierarchy, for what is part of this one. */
  groupings: readonly GroupingShape[]
  type: Type
  organizationId: string
  canAdd: boolean
  onAsk: (asked: Asked) => void
}

/** A grouping with its parts below it, and what may be done with it. */
export function GroupingItem({ grouping, groupings, type, organizationId, canAdd, onAsk }: GroupingItemProps) {
  const { id, name, description, memberCount, organization, can } = grouping
  const isOwn = organization?.id === organizationId
  const owner = isOwn ? '' : t.ownedBy({ name: organization?.name ?? t.aParent })
  const parts = partsOf(groupings, id)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          py: 1.5,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px', minWidth: 0 }}>
          {description ? `${description} ` : ''}
          <span style={{ color: 'var(--ops-ink-3)', whiteSpace: 'nowrap' }}>
            {t.members({ count: memberCount })}
            {owner}
          </span>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' }}>
          {canAdd ? (
            <PlainButton
              type="button"
              aria-label={t.addBelow2({ name })}
              onClick={() => onAsk({ kind: 'edit', type, parentId: id })}
            >
              {t.addBelow}
            </PlainButton>
          ) : null}
          {can.edit.allowed ? (
            <>
              <PlainButton
                type="button"
                aria-label={t.edit({ name })}
                onClick={() => onAsk({ kind: 'edit', type, grouping })}
              >
                {t.edit2}
              </PlainButton>
              <PlainButton
                type="button"
                aria-label={t.delete2({ name })}
                onClick={() => onAsk({ kind: 'delete', grouping })}
              >
                {t.delete}
              </PlainButton>
            </>
          ) : null}
        </Box>
      </Box>
      {parts.length ? (
        <Box
          component="ul"
          aria-label={t.partsOf({ name })}
          sx={{ listStyle: 'none', m: 0, paddingInlineStart: { xs: 2, sm: 4 } }}
        >
          {parts.map((part) => (
            <GroupingItem
              key={part.id}
              grouping={part}
              groupings={groupings}
              type={type}
              organizationId={organizationId}
              canAdd={canAdd}
              onAsk={onAsk}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
