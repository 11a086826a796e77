import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { IndustryRow_classification$key } from '../../__generated__/IndustryRow_classification.graphql.ts'
import type { IndustryRowDeleteMutation } from '../../__generated__/IndustryRowDeleteMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useUpsertIndustry } from './useUpsertIndustry.ts'
import * as t from './__generated__/messages.ts'

interface IndustryRowProps {
  classification: IndustryRow_classification$key
  organizationId: string
  canEdit: boolean
  canRemove: boolean
  isLast: boolean
  onRemoved: () => void
}

/** One industry: its code and title, whether it is the primary one, and what may be done with it. */
export function IndustryRow({
  classification,
  organizationId,
  canEdit,
  canRemove,
  isLast,
  onRemoved,
}: IndustryRowProps) {
  const { isPrimary, naics } = useFragment(
    graphql`
      fragment IndustryRow_classification on IndustryClassification {
        isPrimary
        naics {
          code
          title
          revision
          parent {
            parent {
              parent {
                title
              }
            }
          }
        }
      }
    `,
    classification,
  )
  const [upsert, isMaking] = useUpsertIndustry()
  const [remove, isRemoving] = useMutation<IndustryRowDeleteMutation>(graphql`
    mutation IndustryRowDeleteMutation($input: DeleteClassificationInput!) {
      result: deleteClassification(input: $input) {
        ... on DeleteClassificationSuccess {
          organization {
            ...IndustryList_organization
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const { code, title, revision } = naics
  const tell = (problem: string | undefined, failed: string, done: string) =>
    problem ? toast('error', failed, problem) : toast('success', done)
  const makePrimary = async () => {
    const { problems } = await upsert({ records: [{ organizationId, naics: code, isPrimary: true }] })
    tell(
      problems && Object.values(problems)[0],
      t.errorWhileSavingIndustryClassifications,
      t.isThePrimaryIndustry({ code }),
    )
  }
  const takeAway = async () => {
    const { problems } = await remove({ organizationId, naics: code })
    tell(problems?.input, t.errorWhileDeletingTheIndustryClassification, t.removed({ code }))
    if (!problems) onRemoved()
  }
  const goesLast = isPrimary && !isLast
  return (
    <tr>
      <th scope="row" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {code}
        <Typography component="div" variant="body2" sx={{ color: 'var(--ops-ink-3)', whiteSpace: 'nowrap' }}>
          {t.naics({ revision: String(revision) })}
        </Typography>
      </th>
      <td style={{ minWidth: 200 }}>
        {title}
        <Typography component="div" variant="body2" sx={{ color: 'var(--ops-ink-3)' }}>
          {naics.parent?.parent?.parent?.title}
        </Typography>
      </td>
      <td>
        {isPrimary ? (
          <strong style={{ color: 'var(--ops-brand)' }}>{t.primary}</strong>
        ) : (
          <span style={{ color: 'var(--ops-ink-3)' }}>{t.further}</span>
        )}
      </td>
      <td style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        {canEdit && !isPrimary ? (
          <PlainButton
            type="button"
            disabled={isMaking}
            onClick={() => void makePrimary()}
            aria-label={t.makePrimary2({ code })}
          >
            {t.makePrimary}
          </PlainButton>
        ) : null}
        {canRemove && !goesLast ? (
          <PlainButton
            type="button"
            disabled={isRemoving}
            onClick={() => void takeAway()}
            aria-label={t.remove2({ code })}
          >
            {t.remove}
          </PlainButton>
        ) : null}
        {canRemove && goesLast ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {t.toRemoveItMakeAnotherOne}
          </Typography>
        ) : null}
      </td>
    </tr>
  )
}
