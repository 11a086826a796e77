import type { ReactNode } from 'react'
import { Empty } from './Empty.tsx'
import type { ListPage } from '../relay/useNextPage.ts'
import { More } from './More.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { Table, type TableProps } from './Table.tsx'

export interface TableSectionProps extends Omit<SectionProps, 'children'>, Omit<TableProps, 'children'> {
  /** Why there are no rows, and what to do next. */
  empty: ReactNode
  /** Of a list that is read page by page. */
  page?: ListPage
  children: readonly ReactNode[]
}

/** A part of a screen that is a table: its rows and what follows of them, or why there are none. */
export const TableSection = ({ title, about, actions, empty, page, children, ...table }: TableSectionProps) => (
  <Section title={title} about={about} actions={actions}>
    {children.length ? <Table {...table}>{children}</Table> : <Empty>{empty}</Empty>}
    {page ? <More page={page} /> : null}
  </Section>
)
