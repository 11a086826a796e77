import Box from '@mui/material/Box'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { GroupSelect } from '../../organization/department/GroupSelect.tsx'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { ColleagueField } from '../membership/ColleagueField.tsx'
import { newPart, type PartDraft } from './parts.ts'
import * as t from './__generated__/messages.ts'

interface PartsFieldProps {
  parts: readonly PartDraft[]
  /** Who is away. */
  userId: string
  /** Any organization of the tree they are away from. */
  organizationId: string
  /** Whether a part may be of some of the time; that of a recurring absence is of its work alone. */
  hasTimes?: boolean
  problems: Problems
  onChange: (parts: readonly PartDraft[]) => void
}

const most = 20

/** Deputies for parts of an absence: some of its work, some of its time, or both. */
export function PartsField({ parts, userId, organizationId, hasTimes, problems, onChange }: PartsFieldProps) {
  const set = (key: string, change: Partial<PartDraft>) =>
    onChange(parts.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const isFull = parts.length >= most
  return (
    <Box role="group" aria-label={t.deputiesForParts} sx={{ display: 'grid', gap: 3 }}>
      {parts.map((part, i) => (
        <Box
          key={part.key}
          role="group"
          aria-label={t.part({ nth: i + 1 })}
          sx={{ display: 'grid', gap: 3, p: 3, border: '1px solid var(--ops-line)', borderRadius: 1 }}
        >
          <ColleagueField
            label={t.deputyForThisPart}
            required
            onlyPeople
            but={new Set([userId])}
            chosen={part.deputy}
            onChange={(deputy) => set(part.key, { deputy })}
            problem={problems[`parts.${i}.deputyId`]}
          />
          <SelectField
            label={t.work}
            value={part.work}
            onChange={({ target }) => set(part.key, { work: target.value as PartDraft['work'] })}
          >
            <option value="ALL">{t.allWork}</option>
            <option value="ORGANIZATION">{t.workOfAnOrganization}</option>
            <option value="GROUP">{t.workOfAGroup}</option>
          </SelectField>
          {part.work === 'ORGANIZATION' ? (
            <OrganizationPicker
              label={t.organization}
              required
              value={part.organization}
              onChange={(organization) => set(part.key, { organization })}
              problem={problems[`parts.${i}.organizationId`]}
            />
          ) : null}
          {part.work === 'GROUP' ? (
            <GroupSelect
              organizationId={organizationId}
              value={part.groupId}
              none={t.chooseAGroup}
              onChange={(groupId) => set(part.key, { groupId })}
              problem={problems[`parts.${i}.groupId`]}
            />
          ) : null}
          {hasTimes ? (
            <FieldGrid>
              <Field
                label={t.partFrom}
                type="datetime-local"
                value={part.from}
                onChange={({ target }) => set(part.key, { from: target.value })}
                problem={problems[`parts.${i}.startsAt`]}
              />
              <Field
                label={t.partUntil}
                type="datetime-local"
                value={part.until}
                onChange={({ target }) => set(part.key, { until: target.value })}
                problem={problems[`parts.${i}.endsAt`]}
              />
            </FieldGrid>
          ) : null}
          <div>
            <PlainButton type="button" onClick={() => onChange(parts.filter(({ key }) => key !== part.key))}>
              {t.removePart({ nth: i + 1 })}
            </PlainButton>
          </div>
        </Box>
      ))}
      <div>
        <PlainButton
          type="button"
          className="outlined"
          disabled={isFull}
          title={isFull ? t.atMostParts({ most }) : undefined}
          onClick={() => onChange([...parts, newPart()])}
        >
          {t.addDeputyForAPart}
        </PlainButton>
      </div>
    </Box>
  )
}
