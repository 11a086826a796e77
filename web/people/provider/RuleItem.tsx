import Box from '@mui/material/Box'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ruleInWords, type RuleDraft } from './ruleDraft.ts'
import { RuleFields } from './RuleFields.tsx'
import * as t from './__generated__/messages.ts'

interface RuleItemProps {
  rule: RuleDraft
  tree: string
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  problems: Problems
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onChange: (changed: Partial<RuleDraft>) => void
}

/** A rule in words, with its fields while it is changed. */
export function RuleItem(props: RuleItemProps) {
  const { rule, tree, isFirst, isLast, isOpen, onOpen, problems, onMove, onRemove, onChange } = props
  const name = rule.providerGroup || t.newRule
  const problem = Object.values(problems).join(' ') || (rule.isInUse ? '' : t.countsForNothing)
  function move(button: HTMLElement, by: 1 | -1) {
    onMove(by)
    // A row that is put elsewhere loses the focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 2, p: 2, border: '1px solid var(--ops-line)', borderRadius: 1, minWidth: 0 }}
    >
      <span style={{ overflowWrap: 'anywhere' }}>{ruleInWords(rule)}</span>
      {problem && !isOpen ? <span style={{ color: 'var(--ops-late)' }}>{problem}</span> : null}
      {isOpen ? <RuleFields rule={rule} tree={tree} problems={problems} onChange={onChange} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PlainButton
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? t.closeRule({ name }) : t.changeRule({ name })}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? t.close : t.changeOn}
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={t.moveUp({ name })}
          aria-disabled={isFirst}
          onClick={({ currentTarget }) => !isFirst && move(currentTarget, -1)}
        >
          ↑
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={t.moveDown({ name })}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => !isLast && move(currentTarget, 1)}
        >
          ↓
        </PlainButton>
        <PlainButton type="button" aria-label={t.removeRule({ name })} onClick={onRemove}>
          {t.remove}
        </PlainButton>
      </Box>
    </Box>
  )
}
