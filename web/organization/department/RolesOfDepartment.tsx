import Box from '@mui/material/Box'
import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RolesOfDepartment_department$key } from '../../__generated__/RolesOfDepartment_department.graphql.ts'
import type { RolesOfDepartmentMutation } from '../../__generated__/RolesOfDepartmentMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { restAfter } from '../../kernel/ui/restAfter.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { splitNames } from './splitNames.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RolesOfDepartmentMutation($input: UpdateDepartmentInput!) {
    result: updateDepartment(input: $input) {
      ... on UpdateDepartmentSuccess {
        department {
          ...RolesOfDepartment_department
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RolesOfDepartmentProps {
  department: RolesOfDepartment_department$key
  onChanged: () => void
}

/** The job roles that a department has: to add by name, to take away. */
export function RolesOfDepartment({ department: key, onChanged }: RolesOfDepartmentProps) {
  const { id, name, version, roles, can } = useFragment(
    graphql`
      fragment RolesOfDepartment_department on Department {
        id
        name
        version
        roles {
          id
          name
          status
        }
        can {
          edit {
            allowed
          }
        }
      }
    `,
    key,
  )
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const form = useForm(problems, { isWindow: true })
  const [change, waiting] = useMutation<RolesOfDepartmentMutation>(mutation)
  async function set(roleIds: string[], added: string, said: string) {
    const { problems: failed } = await change({ id, version, roleIds, roleNames: splitNames(added) })
    setProblems(failed ? { roles: Object.values(failed).join(' ') } : {})
    if (failed) return
    setText(restAfter(added))
    toast('success', said)
    onChanged()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return setProblems({ roles: t.writeTheNameOfARole })
    void set(
      roles.map((role) => role.id),
      text,
      t.roleAdded({ role: text.trim(), name }),
    )
  }
  return (
    <Box sx={{ px: 3, pb: 3, display: 'grid', gap: 2 }}>
      <Box component="h3" sx={{ m: 0, fontSize: 12, lineHeight: '16px', fontWeight: 550, color: 'text.secondary' }}>
        {t.jobRoles}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {roles.map((role) => (
          <Box
            component="li"
            key={role.id}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              border: '1px solid var(--ops-line)',
              borderRadius: '13px',
              paddingInlineStart: 2.5,
              paddingInlineEnd: can.edit.allowed ? 0.5 : 2.5,
              minHeight: 26,
            }}
          >
            {role.name}
            {role.status === 'INACTIVE' ? <Tag>{t.inactive}</Tag> : null}
            {can.edit.allowed ? (
              <PlainButton
                type="button"
                aria-label={t.takeFrom({ name: role.name, name2: name })}
                style={{ minHeight: 22, padding: '0 4px' }}
                disabled={waiting}
                onClick={() =>
                  void set(
                    roles.filter((one) => one.id !== role.id).map((one) => one.id),
                    '',
                    t.roleTaken({ role: role.name, name }),
                  )
                }
              >
                <CloseIcon size={12} />
              </PlainButton>
            ) : null}
          </Box>
        ))}
        {roles.length ? null : (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t.itHasNoneYet}
          </Box>
        )}
      </Box>
      {can.edit.allowed ? (
        <Box
          component="form"
          ref={form}
          onSubmit={add}
          noValidate
          sx={{ display: 'flex', alignItems: 'end', gap: 2, maxWidth: 420, '& > div': { flex: 1 } }}
        >
          <Field
            label={t.addRoles}
            value={text}
            onChange={(event) => setText(event.target.value)}
            problem={problems.roles}
            placeholder={t.technicianPartsClerk}
            list="job-roles"
          />
          <PlainButton type="submit" className="outlined" disabled={waiting}>
            {t.add}
          </PlainButton>
        </Box>
      ) : null}
    </Box>
  )
}
