import { ImprovePlaces } from './ImprovePlaces.tsx'
import { MyPlaces } from './MyPlaces.tsx'
import { OrganizationPlaces } from './OrganizationPlaces.tsx'
import { WorkPlaces } from './WorkPlaces.tsx'

/** The places beside the board, which the first load does not carry. */
export function MorePlaces({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <>
      <MyPlaces onNavigate={onNavigate} />
      <WorkPlaces onNavigate={onNavigate} />
      <ImprovePlaces onNavigate={onNavigate} />
      <OrganizationPlaces onNavigate={onNavigate} />
    </>
  )
}
