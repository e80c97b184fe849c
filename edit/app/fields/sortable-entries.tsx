import {
	type Active,
	type Announcements,
	type ClientRect,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	type Modifier,
	type Over,
	PointerSensor,
	useDndMonitor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import css from "./fields.module.css";

type SortableEntriesProps = {
	ids: readonly string[];
	titles: readonly string[];
	move: (from: number, to: number) => void;
	children: ReactNode;
};

/** Lets the owner drag the entries of a list with a mouse, a finger or the keyboard. */
export function SortableEntries({
	ids,
	titles,
	move,
	children,
}: SortableEntriesProps) {
	const sensors = useSensors(
		// A click moves the pointer by some pixels, too.
		useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
		useSensor(KeyboardSensor, {
			coordinateGetter: sortableKeyboardCoordinates,
			// Without Tab, which leaves the handle and so cancels the drag.
			keyboardCodes: {
				start: ["Space", "Enter"],
				cancel: ["Escape"],
				end: ["Space", "Enter"],
			},
			// A second arrow key would measure in the middle of a smooth scroll.
			scrollBehavior: "instant",
		}),
	);
	const indexOf = ({ id }: { id: string | number }) => ids.indexOf(String(id));
	const titleOf = (active: Active) => `“${titles[indexOf(active)]}”`;
	const numberOf = (one: Active | Over) =>
		`number ${indexOf(one) + 1} of ${ids.length}`;
	const lifted = (active: Active) =>
		`Lifted ${titleOf(active)}, ${numberOf(active)}.`;
	const announcements: Announcements = {
		onDragStart: ({ active }) => lifted(active),
		// An entry is over its own place first, which must not replace the first announcement.
		onDragOver: ({ active, over }) =>
			over && over.id !== active.id
				? `${titleOf(active)} would be ${numberOf(over)}.`
				: lifted(active),
		onDragEnd: ({ active, over }) =>
			`Dropped ${titleOf(active)} as ${numberOf(over ?? active)}.`,
		onDragCancel: ({ active }) =>
			`${titleOf(active)} stays ${numberOf(active)}.`,
	};
	const handleDragEnd = ({ active, over }: DragEndEvent) => {
		if (!over) return;
		const [from, to] = [indexOf(active), indexOf(over)];
		// Another window may have removed an entry during the drag.
		if (from >= 0 && to >= 0 && from !== to) move(from, to);
	};
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			modifiers={[moveVertically]}
			accessibility={{
				announcements,
				restoreFocus: false,
				screenReaderInstructions: {
					draggable:
						"Press Space to lift the entry, the arrow keys to move it, Space to drop it, or Escape to leave it where it was.",
				},
			}}
			onDragEnd={handleDragEnd}
		>
			<SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
				{children}
			</SortableContext>
		</DndContext>
	);
}

const moveVertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type SortableEntryProps = {
	id: string;
	title: string;
	canMove: boolean;
	children: ReactNode;
};

export function SortableEntry({
	id,
	title,
	canMove,
	children,
}: SortableEntryProps) {
	const {
		node,
		setNodeRef,
		setActivatorNodeRef,
		attributes,
		listeners,
		rect,
		transform,
		transition,
		isDragging,
	} = useSortable({ id, disabled: !canMove });
	const keptTop = useRef<number>(undefined);
	useDndMonitor({
		onDragEnd({ active, over }) {
			if (active.id === id && over && rect.current)
				keptTop.current = topAfterDrop(rect.current, over.rect);
		},
		onDragCancel({ active }) {
			if (active.id === id) keptTop.current = rect.current?.top;
		},
	});
	// Scrolls with the dropped entry, because open entries above it get their full height again.
	useLayoutEffect(() => {
		const top = keptTop.current;
		keptTop.current = undefined;
		if (top === undefined || !node.current) return;
		const { activeElement, body } = document;
		// The user has left the handle during the drag.
		if (activeElement !== body && !node.current.contains(activeElement)) return;
		scrollBy(0, node.current.getBoundingClientRect().top - top);
		const handle = node.current.querySelector("button");
		handle?.focus({ preventScroll: true });
		handle?.scrollIntoView({ block: "nearest" });
	});
	useEffect(() => {
		if (isDragging) return cancelKeyboardDrag;
	}, [isDragging]);
	return (
		<li
			ref={setNodeRef}
			data-dragging={isDragging || undefined}
			style={{
				transform: transform ? `translateY(${transform.y}px)` : undefined,
				transition,
			}}
		>
			{canMove && (
				<button
					ref={setActivatorNodeRef}
					type="button"
					className={css.handle}
					aria-label={`Drag: ${title}`}
					aria-describedby={attributes["aria-describedby"]}
					data-drag-handle=""
					// Later, so that the focus is already where the user has moved it.
					onBlur={() => isDragging && setTimeout(cancelKeyboardDrag)}
					{...listeners}
				>
					<GripVertical aria-hidden />
				</button>
			)}
			{children}
		</li>
	);
}

/** dnd-kit listens to keys of the whole document until this key, also after the handle has gone. */
function cancelKeyboardDrag(): void {
	document.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" }));
}

/** An entry that moves down ends at the lower edge of the other entry, which may be higher. */
function topAfterDrop(from: ClientRect, to: ClientRect): number {
	return to.top > from.top ? to.bottom - from.height : to.top;
}
