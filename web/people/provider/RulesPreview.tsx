import Box from '@mui/material/Box'
import { useState } from 'react'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { RulesThatCount } from './RulesThatCount.tsx'
import * as t from './__generated__/messages.ts'

const groupsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((group) => group.trim())
      .filter(Boolean),
  ),
]

interface RulesPreviewProps {
  organizationId: string
  version: number
}

/** Which of the saved rules would count for groups that one types. */
export function RulesPreview({ organizationId, version }: RulesPreviewProps) {
  const [text, setText] = useState('')
  const groups = groupsIn(text)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextArea
        label={t.tryGroups}
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        help={t.groupsByCommas}
      />
      {/* Other rules answer anew. */}
      {groups.length ? <RulesThatCount key={version} organizationId={organizationId} providerGroups={groups} /> : null}
    </Box>
  )
}
