import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { WritePaneMutation } from '../../__generated__/WritePaneMutation.graphql.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { GroupSelect } from '../../organization/department/GroupSelect.tsx'
import { withParams } from '../../kernel/ui/address.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { CorrespondentsField, type Correspondent } from '../../people/contact/CorrespondentsField.tsx'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { RoleFields } from './RoleFields.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation WritePaneMutation($input: StartThreadInput!) {
    result: startThread(input: $input) {
      ... on StartThreadSuccess {
        thread {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Whom it is for where one came from a person, as the address names them. */
function personIn(search: string): Correspondent[] {
  const params = new URLSearchParams(search)
  const [id, name] = [params.get('to'), params.get('toName')]
  return id && name ? [{ id, name }] : []
}

/** Begins a thread: with the role that is responsible somewhere, with people, or with both. What is typed is kept. */
export function WritePane() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = personIn(search)
  const draft = useDraft('thread', newIn(null))
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [groupId, setGroupId] = useDraftState(draft, 'groupId', '')
  const [role, setRole] = useDraftState(draft, 'role', { accessLevel: '', jobRoleId: '' })
  const [people, setPeople] = useDraftState<readonly Correspondent[]>(
    draft,
    'people',
    [],
    named.length ? named : undefined,
  )
  const [subject, setSubject] = useDraftState(draft, 'subject', '')
  const [text, setText] = useDraftState(draft, 'text', '')
  const [problems, setProblems] = useState<Problems>({})
  const [commit, waiting] = useMutation<WritePaneMutation>(mutation)
  const form = useForm(problems, { draft })
  const attempt = useRef({ asText: '', key: '' })
  const back = { pathname: '/comms', search }

  async function submit() {
    const wanted = {
      organizationId,
      groupId: groupId || null,
      accessLevel: (role.accessLevel || null) as never,
      jobRoleId: role.jobRoleId || null,
      userIds: people.map(({ id }) => id),
      subject,
      text,
    }
    const asText = JSON.stringify(wanted)
    if (attempt.current.asText !== asText) attempt.current = { asText, key: crypto.randomUUID() }
    const { done, problems: found } = await commit({ ...wanted, idempotencyKey: attempt.current.key })
    if (found) return setProblems(found)
    draft.clear()
    const next = withParams(new URLSearchParams(search), { to: null, toName: null })
    void navigate({ pathname: `/comms/thread/${done.thread?.id}`, search: `${next}` })
  }

  return (
    <Box sx={{ overflowY: 'auto', px: { xs: 3, md: 5 }, py: 4 }}>
      <Box
        component="form"
        ref={form}
        noValidate
        aria-label={t.aNewThread}
        onSubmit={(event) => {
          event.preventDefault()
          if (!waiting) void submit()
        }}
        sx={{
          display: 'grid',
          gap: 3,
          maxWidth: 640,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .whole': { gridColumn: '1 / -1' },
        }}
      >
        <div className="whole">
          <Typography component="h2" variant="h2">
            {t.aNewThread}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t.theRoleIsWhoeverHoldsIt}
          </Typography>
        </div>
        <Box className="whole" sx={{ '&:empty': { display: 'none' } }}>
          <DraftLine draft={draft} title={t.aNewThread} />
        </Box>
        {problems.input ? (
          <Notice role="alert" className="whole">
            {problems.input}
          </Notice>
        ) : null}
        <OrganizationSelect value={organizationId} onChange={setOrganizationId} problem={problems.organizationId} />
        <GroupSelect
          none={t.noneTheWholeOrganization}
          organizationId={organizationId}
          value={groupId}
          onChange={setGroupId}
          problem={problems.groupId}
        />
        <RoleFields value={role} onChange={setRole} problems={problems} />
        <div className="whole">
          <CorrespondentsField
            label={t.people}
            of={organizationId}
            value={people}
            onChange={setPeople}
            problem={problems.userIds}
          />
        </div>
        <div className="whole">
          <Field
            label={t.subject}
            required
            value={subject}
            maxLength={200}
            onChange={({ target }) => setSubject(target.value)}
            problem={problems.subject}
          />
        </div>
        <div className="whole">
          <TextArea
            label={t.message}
            required
            rows={5}
            value={text}
            maxLength={5000}
            onChange={({ target }) => setText(target.value)}
            problem={problems.text}
          />
        </div>
        <Box className="whole" sx={{ display: 'flex', gap: 2 }}>
          <PlainButton type="submit" className="primary" aria-disabled={waiting}>
            {t.send}
          </PlainButton>
          <ButtonLink className="outlined" to={back} onClick={draft.clear}>
            {t.cancel}
          </ButtonLink>
        </Box>
      </Box>
    </Box>
  )
}
