import { Button, type ButtonStyle, buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";

export type Action =
	| { kind: "opens"; label: string; dialogId: string }
	| { kind: "leads"; label: string; href: string; isExternal?: boolean };

type Props = ButtonStyle & { action: Action };

/** Renders a button from the content: it opens a dialog, or links to a page or an anchor. */
export function ActionButton({ action, ...look }: Props) {
	if (action.kind === "opens")
		return (
			<Button {...look} opens={action.dialogId}>
				{action.label}
			</Button>
		);
	return (
		<Link
			href={action.href}
			isExternal={action.isExternal ?? false}
			{...buttonProps(look)}
		>
			{action.label}
		</Link>
	);
}
