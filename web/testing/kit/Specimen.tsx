import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Section } from '../../kernel/ui/Section.tsx'

/** Parts of a kind beside each other, under their name. */
export const Specimen = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <Section title={title} about={about}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: 3 }}>{children}</Box>
  </Section>
)
