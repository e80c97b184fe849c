import { X } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import type { Site } from "../site.ts";
import css from "./announcement.module.css";

/**
 * The announcement above the header. src/startup/announcement.ts shows it before first paint, so
 * that the page does not shift. Without scripts it is visible if the site was built on one of its
 * days.
 */
export function Announcement({ announcement }: Pick<Site, "announcement">) {
	if (!announcement) return null;
	const { text, link, isOnToday } = announcement;
	return (
		<aside
			id="announcement"
			className={`${css.announcement} on-dark`}
			aria-label="Announcement"
			data-on-today={isOnToday ? "" : undefined}
		>
			<div className={`${layout.wrap} ${css.inner}`}>
				<p>
					{text}
					{link && (
						<>
							{" "}
							<Link href={link.href} isExternal={link.isExternal}>
								{link.label}
							</Link>
						</>
					)}
				</p>
				<Button
					variant="ghost"
					size="icon"
					className={visibility.jsOnly}
					aria-label="Close announcement"
					data-closes-announcement=""
				>
					<X className="icon" />
				</Button>
			</div>
		</aside>
	);
}
