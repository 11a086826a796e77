import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { newRule, problemsAt, type RuleDraft } from './ruleDraft.ts'
import { RuleItem } from './RuleItem.tsx'
import * as t from './__generated__/messages.ts'

interface RulesFieldProps {
  rules: readonly RuleDraft[]
  /** The path of the root organization. */
  tree: string
  /** The key of the rule that is changed. */
  open?: string
  onOpen: (key?: string) => void
  problems: Problems
  onChange: (rules: readonly RuleDraft[]) => void
}

/** Rules in their order, one of which is changed at a time. */
export function RulesField({ rules, tree, open, onOpen, problems, onChange }: RulesFieldProps) {
  const add = useRef<HTMLButtonElement>(null)
  function move(from: number, to: number) {
    const next = [...rules]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    announce(t.ruleIsAt({ name: rules[from]!.providerGroup, place: to + 1, count: rules.length }))
  }
  function remove({ key, providerGroup }: RuleDraft) {
    onChange(rules.filter((rule) => rule.key !== key))
    announce(t.ruleRemoved({ name: providerGroup }))
    add.current?.focus()
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {problems.rules ? <Notice role="alert">{problems.rules}</Notice> : null}
      {rules.length ? (
        <Box component="ol" aria-label={t.rules} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {rules.map((rule, at) => (
            <RuleItem
              key={rule.key}
              rule={rule}
              tree={tree}
              isFirst={at === 0}
              isLast={at === rules.length - 1}
              isOpen={open === rule.key}
              onOpen={(isOpen) => onOpen(isOpen ? rule.key : undefined)}
              problems={problemsAt(problems, at)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(rule)}
              onChange={(changed) =>
                onChange(rules.map((one) => (one.key === rule.key ? { ...one, ...changed } : one)))
              }
            />
          ))}
        </Box>
      ) : null}
      <PlainButton
        ref={add}
        type="button"
        className="outlined"
        style={{ justifySelf: 'start' }}
        onClick={() => {
          const rule = newRule()
          onChange([...rules, rule])
          onOpen(rule.key)
        }}
      >
        {t.addRule}
      </PlainButton>
    </Box>
  )
}
