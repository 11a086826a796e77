import { DashboardPage } from './DashboardPage.tsx'

/** The dashboard of one's own team. */
export const MyTeamPage = () => <DashboardPage isMine />
