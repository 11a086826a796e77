import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { UsesDialogMutation } from '../../__generated__/UsesDialogMutation.graphql.ts'
import type { UsesDialogQuery } from '../../__generated__/UsesDialogQuery.graphql.ts'
import { typeNames } from '../organization/typeNames.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query UsesDialogQuery($search: String!) {
    organizations(search: $search, filter: { isArchived: false }, first: 100) {
      edges {
        node {
          id
          name
          type
          path
          can {
            setDepartments {
              allowed
              reason
            }
          }
        }
      }
    }
  }
`

const mutation = graphql`
  mutation UsesDialogMutation($input: SetOrganizationDepartmentsInput!) {
    result: setOrganizationDepartments(input: $input) {
      ... on SetOrganizationDepartmentsSuccess @alias(as: "success") {
        deactivated
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface UsesDialogProps {
  department: { readonly id: string; readonly name: string }
  /** The ids of the organizations that have it. */
  used: ReadonlySet<string>
  onClose: () => void
  /** Called once all that was ticked is saved, which may be after the dialog is gone. */
  onChanged: () => void
}

/** The organizations with a box each: whether they have the department. Each box acts at once, one after the other. */
export function UsesDialog({ department: { id, name }, used: before, onClose, onChanged }: UsesDialogProps) {
  const titleId = useId()
  const [search, setSearch] = useState('')
  const [used, setUsed] = useState(before)
  const [problem, setProblem] = useState<string>()
  const { data, failure } = useLookUp<UsesDialogQuery>(query, { search: search.trim() })
  const [change] = useMutation<UsesDialogMutation>(mutation)
  const turn = useRef(Promise.resolve())
  const isClosed = useRef(false)
  const organizations = (data?.organizations.edges ?? [])
    .map(({ node }) => node)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  function toggle(organization: { readonly id: string; readonly name: string }) {
    const had = used.has(organization.id)
    setUsed((now) => without(now, organization.id, had))
    turn.current = turn.current.then(() => save(organization, had))
  }
  async function save(organization: { readonly id: string; readonly name: string }, had: boolean) {
    const { done, problems } = await change({
      organizationId: organization.id,
      departments: { changes: had ? { removeIds: [id] } : { addIds: [id] } },
    })
    if (done) {
      setProblem(undefined)
      const said = had ? (done.success?.deactivated ? t.keepsInactive : t.noLongerUses) : t.nowUses
      return announce(said({ name: organization.name }))
    }
    const failed = `${organization.name}: ${Object.values(problems).join(' ')}`
    setProblem(failed)
    setUsed((now) => without(now, organization.id, !had))
    if (isClosed.current) toast('error', failed)
  }
  function close() {
    isClosed.current = true
    onClose()
    void turn.current.then(onChanged)
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.whoHas({ name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Field
          label={t.findAnOrganization}
          type="search"
          autoFocus
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          help={t.wherePeopleOrRecordsAreIn}
        />
        {(problem ?? failure) ? <Notice role="alert">{problem ?? failure}</Notice> : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}>
          {organizations.map((organization) => {
            const { allowed, reason } = organization.can.setDepartments
            const depth = search ? 0 : Math.max(0, organization.path.split('/').length - 3)
            return (
              <Box component="li" key={organization.id} sx={{ paddingInlineStart: depth * 4, py: 1 }}>
                <label style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
                  <input
                    type="checkbox"
                    checked={used.has(organization.id)}
                    disabled={!allowed}
                    onChange={() => toggle(organization)}
                  />
                  <span>
                    {organization.name}
                    <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
                      {' '}
                      · {typeNames[organization.type]}
                    </Box>
                    {allowed ? null : (
                      <Box
                        component="span"
                        sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
                      >
                        {reason}
                      </Box>
                    )}
                  </span>
                </label>
              </Box>
            )
          })}
          {data && !organizations.length ? (
            <Box component="li" sx={{ color: 'text.secondary' }}>
              {t.noneOfThatName}
            </Box>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" onClick={close}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}

function without(set: ReadonlySet<string>, id: string, isGone: boolean): Set<string> {
  const next = new Set(set)
  if (isGone) next.delete(id)
  else next.add(id)
  return next
}
