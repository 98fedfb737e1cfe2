import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { ApplicationStatus } from '@hanap/contract/applications/applications'

export type BoardDrag = ReturnType<typeof createBoardDrag>

/**
 * `card` and `column` register an element and return a cleanup. A drag sets `data-dragged` and `data-over` instead of
 * rendering.
 */
export function createBoardDrag(onDrop: (id: number, status: ApplicationStatus) => void) {
  return {
    card: (element: HTMLElement, id: number) =>
      draggable({
        element,
        getInitialData: () => ({ application: id }),
        onDragStart: () => element.toggleAttribute('data-dragged', true),
        onDrop: () => element.toggleAttribute('data-dragged', false),
      }),
    column: (element: HTMLElement, status: ApplicationStatus) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['application'] === 'number',
        onDragEnter: () => element.toggleAttribute('data-over', true),
        onDragLeave: () => element.toggleAttribute('data-over', false),
        onDrop: ({ source }) => {
          element.toggleAttribute('data-over', false)
          const id = source.data['application']
          if (typeof id === 'number') onDrop(id, status)
        },
      }),
  }
}
