import type { ComponentProps } from "react";
import { Picture } from "#ui/picture.tsx";

type Props = {
	portrait: {
		/** Stand in where there is no portrait. */
		initials: string;
		picture: ComponentProps<typeof Picture>["picture"] | undefined;
	};
};

/** A coach's portrait, or the initials cast into a plate; the name stands beside it. */
export function CoachPortrait({ portrait: { initials, picture } }: Props) {
	if (picture) return <Picture picture={picture} className="coach-portrait" />;
	return (
		<div className="coach-portrait coach-initials" aria-hidden="true">
			<span className="plate">
				<b>{initials}</b>
			</span>
		</div>
	);
}
