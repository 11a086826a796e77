import Box from '@mui/material/Box'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import type { Settings } from './settings.ts'
import * as t from './__generated__/messages.ts'

interface SettingFieldsProps {
  settings: Settings
  onChange: (settings: Settings) => void
  problems: Problems
}

const confidences = [
  { z: '1.645', label: '90 %' },
  { z: '1.96', label: '95 %' },
  { z: '2.576', label: '99 %' },
]

/** The allowance of a study, and how sure its mean is to be. */
export function SettingFields({ settings, onChange, problems }: SettingFieldsProps) {
  const set = (name: keyof Settings) => ({
    value: settings[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...settings, [name]: target.value }),
  })
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Field label={t.allowanceIn} inputMode="decimal" help={t.forRestAndDelay} {...set('allowance')} />
      <SelectField label={t.confidence} help={t.ofTheMean} {...set('confidence')}>
        {confidences.some(({ z }) => z === settings.confidence) ? null : (
          <option value={settings.confidence}>z = {settings.confidence}</option>
        )}
        {confidences.map(({ z, label }) => (
          <option key={z} value={z}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label={t.precisionIn} inputMode="decimal" help={t.howFarTheMeanMayBe} {...set('precision')} />
    </Box>
  )
}
