import Box from '@mui/material/Box'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { isNoNumber, type EditedItem } from './editing.ts'
import { kindNames, type ChecklistItemKind } from './kinds.ts'
import * as t from './__generated__/messages.ts'

interface ItemEditorProps {
  item: EditedItem
  index: number
  count: number
  /** What is wrong, by the item's own fields. */
  problems: Partial<Record<string, string>>
  isReadOnly: boolean
  autoFocus: boolean
  onChange: (changed: Partial<EditedItem>) => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** One thing to check, as it is edited. */
export function ItemEditor({
  item,
  index,
  count,
  problems,
  isReadOnly,
  autoFocus,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: ItemEditorProps) {
  const { kind, prompt, help, mandatory, unit, minimum, maximum } = item
  const label = t.item2({ value: index + 1 })
  const limit = (text: string, problem: string | undefined) => (isNoNumber(text) ? t.writeANumberOrNothing : problem)
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 140px auto' },
          gap: 2,
          alignItems: 'end',
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / 2', sm: 'auto' } }}>
          <Field
            label={t.whatIsToBeChecked({ value: index + 1 })}
            required
            maxLength={300}
            autoFocus={autoFocus}
            readOnly={isReadOnly}
            value={prompt}
            problem={problems.prompt}
            onChange={(event) => onChange({ prompt: event.target.value })}
          />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
          <SelectField
            label={t.answer}
            value={kind}
            disabled={isReadOnly}
            onChange={(event) => onChange({ kind: event.target.value as ChecklistItemKind })}
          >
            {kindNames.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </Box>
        {isReadOnly ? null : (
          <ActionsMenu
            label={t.whatCanBeDoneWithItem({ value: index + 1 })}
            actions={[
              {
                label: t.moveUp,
                act: () => onMove(index - 1),
                refused: index === 0 ? t.itIsTheFirstOne : undefined,
              },
              {
                label: t.moveDown,
                act: () => onMove(index + 1),
                refused: index === count - 1 ? t.itIsTheLastOne : undefined,
              },
              { label: t.duplicate2, act: onDuplicate },
              {
                label: t.remove,
                act: onRemove,
                refused: count === 1 ? t.aChecklistHasAtLeastOne : undefined,
              },
            ]}
          />
        )}
      </Box>
      {kind === 'NUMBER' ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 140px))', gap: 2 }}>
          <Field
            label={t.unit}
            maxLength={30}
            readOnly={isReadOnly}
            value={unit}
            problem={problems.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
          <Field
            label={t.passesFrom}
            inputMode="decimal"
            maxLength={20}
            readOnly={isReadOnly}
            value={minimum}
            problem={limit(minimum, problems.minimum)}
            onChange={(event) => onChange({ minimum: event.target.value })}
          />
          <Field
            label={t.to}
            inputMode="decimal"
            maxLength={20}
            readOnly={isReadOnly}
            value={maximum}
            problem={limit(maximum, problems.maximum)}
            onChange={(event) => onChange({ maximum: event.target.value })}
          />
        </Box>
      ) : null}
      {kind === 'CHOICE' ? (
        <ChoicesEditor
          choices={item.choices}
          item={index + 1}
          problem={problems.choices ?? problems.failingChoices}
          isReadOnly={isReadOnly}
          onChange={(choices) => onChange({ choices })}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Field
            label={t.howToCheckIt}
            maxLength={1000}
            readOnly={isReadOnly}
            value={help}
            problem={problems.help}
            onChange={(event) => onChange({ help: event.target.value })}
          />
        </Box>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 34 }}>
          <input
            type="checkbox"
            checked={mandatory}
            disabled={isReadOnly}
            onChange={(event) => onChange({ mandatory: event.target.checked })}
          />
          {t.mandatory2}
        </Box>
      </Box>
    </Box>
  )
}
