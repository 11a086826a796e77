import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { CloseOrganizationDialogMutation } from '../../__generated__/CloseOrganizationDialogMutation.graphql.ts'
import type { CloseOrganizationDialogQuery } from '../../__generated__/CloseOrganizationDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { refreshViewer } from '../../kernel/shell/refreshViewer.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { dayOf } from '../../kernel/ui/dates.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { ContentsInWords } from '../../organization/organization/ContentsInWords.tsx'
import { ExportEverything } from './ExportEverything.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CloseOrganizationDialogQuery($id: ID!) {
    organization(id: $id) {
      ...ContentsInWords_organization
    }
  }
`

const mutation = graphql`
  mutation CloseOrganizationDialogMutation($input: CloseOrganizationInput!) {
    result: closeOrganization(input: $input) {
      ... on CloseOrganizationSuccess {
        organization {
          id
          closing {
            goesAt
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for ClosingBanner
          ...ClosingBanner_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface CloseOrganizationDialogProps {
  organization: { id: string; name: string }
  onClose: () => void
  onClosed: () => void
}

/** Says what goes with a root organization, offers it as an archive, and closes it by name. */
export function CloseOrganizationDialog({ organization, onClose, onClosed }: CloseOrganizationDialogProps) {
  const { id } = organization
  const environment = useRelayEnvironment()
  const { data, failure } = useLookUp<CloseOrganizationDialogQuery>(query, { id }, 0)
  const [close, waiting] = useMutation<CloseOrganizationDialogMutation>(mutation)
  const [name, setName] = useState('')
  const act = async () => {
    const { done, problems } = await close({ id, name })
    if (problems) return problems
    const goesAt = done.organization?.closing?.goesAt
    toast(
      'success',
      t.isClosed({ name: organization.name }),
      goesAt ? t.reopenUntil({ day: dayOf(goesAt) }) : undefined,
    )
    await refreshViewer(environment)
    onClosed()
    return undefined
  }
  return (
    <ActDialog
      title={t.closeNamed({ name: organization.name })}
      submit={t.closeOrganization}
      act={act}
      waiting={waiting}
      width="sm"
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Typography>{t.whatClosingDoes}</Typography>
          <Box>
            <Typography component="h3" variant="subtitle2">
              {t.whatIsDeleted}
            </Typography>
            {failure ? <Notice role="alert">{failure}</Notice> : null}
            {data?.organization ? (
              <Typography color="textSecondary">
                <ContentsInWords organization={data.organization} />
              </Typography>
            ) : failure ? null : (
              <Ghost role="group" aria-label={t.counting} style={{ height: 20, maxWidth: 360 }} />
            )}
          </Box>
          <div>
            <ExportEverything organization={organization} />
          </div>
          <Field
            label={t.nameOfTheOrganization}
            autoComplete="off"
            required
            autoFocus
            help={t.typeToConfirm({ name: organization.name })}
            value={name}
            problem={problems.name}
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
    </ActDialog>
  )
}
