import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DepartmentList_departments$key } from '../../__generated__/DepartmentList_departments.graphql.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

interface DepartmentListProps {
  departments: DepartmentList_departments$key
  shown: string
  to: (departmentId: string) => string
  actions: ReactNode
}

/** The departments, with how much is in each. */
export function DepartmentList({ departments: key, shown, to, actions }: DepartmentListProps) {
  const departments = useFragment(
    graphql`
      fragment DepartmentList_departments on Department @relay(plural: true) {
        id
        name
        status
        memberCount
        groups {
          id
        }
      }
    `,
    key,
  )
  return (
    <Section title={t.departments} actions={actions}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1,
          display: 'grid',
          gap: '2px',
          maxHeight: { xs: 260, md: 'none' },
          overflowY: 'auto',
        }}
      >
        {departments.map(({ id, name, status, memberCount, groups }) => (
          <li key={id}>
            <Box
              component={Link}
              to={to(id)}
              aria-current={id === shown ? 'true' : undefined}
              sx={{
                display: 'block',
                px: 2,
                py: 1.5,
                borderRadius: '6px',
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'var(--ops-line-2)' },
                '&[aria-current]': { bgcolor: 'var(--ops-brand-weak)' },
              }}
            >
              <Box component="span" sx={{ display: 'flex', gap: 2, fontWeight: 550 }}>
                {name}
                {status === 'INACTIVE' ? <Tag>{t.inactive}</Tag> : null}
              </Box>
              <Box
                component="span"
                sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
              >
                {[
                  memberCount != null && t.countOfPeople({ count: memberCount }),
                  t.countOfGroups({ count: groups.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  )
}
