// Who began an organization has the way into it on their board until they put it away: which one it is of.

export const onboardingName = 'onboarding'

/** What is kept of one that was put away. */
export const noOnboarding = { organizationId: null }
