import type { ActionView } from "#model/views/page-parts.ts";
import { Button, type ButtonStyle, buttonProps } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";

type Props = ButtonStyle & { action: ActionView };

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
