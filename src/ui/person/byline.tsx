import type { ReactNode } from "react";
import css from "./byline.module.css";

type Person = {
	name: string;
	role: string;
	initials: string;
	/**
	 * The URL of a portrait that covers the initials. If it fails to load,
	 * src/islands/page/failed-pictures.ts hides it (CAR-06).
	 */
	image?: string | undefined;
};

export type Testimonial = Person & {
	id: string;
	quote: string;
	rating: number;
};

type Props = {
	person: Person;
	children?: ReactNode;
};

export function Byline({ person, children }: Props) {
	const { name, role, initials, image: src } = person;
	return (
		<footer className={css.byline}>
			{/* In a carousel, the portrait loads after the carousel has started
			   (defer-rendering.css). */}
			<span className={css.avatar} aria-hidden="true" data-waiting="">
				<span>{initials}</span>
				{src && (
					<img
						src={src}
						alt=""
						width={44}
						height={44}
						loading="lazy"
						data-portrait=""
					/>
				)}
			</span>
			<span>
				<span className={css.name}>
					<b>{name}</b>
					{children}
				</span>
				<span className="muted">{role}</span>
			</span>
		</footer>
	);
}
