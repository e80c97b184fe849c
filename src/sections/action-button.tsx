import { Button, type ButtonStyle, buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";

export type Action =
	| { kind: "dialog"; label: string; dialogId: string }
	| { kind: "link"; label: string; href: string; isExternal?: boolean };

type Props = ButtonStyle & { action: Action };

export function ActionButton({ action, ...buttonStyle }: Props) {
	if (action.kind === "dialog")
		return (
			<Button {...buttonStyle} opens={action.dialogId}>
				{action.label}
			</Button>
		);
	return (
		<Link
			href={action.href}
			isExternal={action.isExternal ?? false}
			{...buttonProps(buttonStyle)}
		>
			{action.label}
		</Link>
	);
}
