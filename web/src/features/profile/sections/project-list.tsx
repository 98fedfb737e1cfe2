import type { Project } from '@hanap/contract/profile/profile'
import { OutsideLink } from '../../../page/outside-link.tsx'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="rows">
      {projects.map((project, place) => (
        <li key={place} className="grid gap-1 py-3 wrap-anywhere first:pt-0 last:pb-0">
          <h3>{project.title}</h3>
          <p className="max-w-[68ch] whitespace-pre-line">{project.description}</p>
          {project.url && (
            <p>
              <OutsideLink address={project.url} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
