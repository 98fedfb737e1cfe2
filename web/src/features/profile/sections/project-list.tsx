import type { Project } from '@hanap/contract/profile/profile'
import { OutsideLink } from '../../../page/outside-link.tsx'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {projects.map((project, place) => (
        <li key={place} className="grid content-start gap-1 border-l-[3px] border-line pl-4 wrap-anywhere">
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
