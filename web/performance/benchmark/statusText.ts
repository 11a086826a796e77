const texts: Partial<Record<string, string>> = { ACTIVE: 'In use', PROPOSED: 'Proposed', ARCHIVED: 'Archived' }

export const statusText = (status: string): string => texts[status] ?? status
